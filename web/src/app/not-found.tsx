export { default } from './[[...route]]/not-found'
