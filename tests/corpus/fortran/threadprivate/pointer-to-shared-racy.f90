! Claim: the pointer is each thread's, its target is shared. Source: OpenMP 5.2 §5.2, §5.7.1
program main
  implicit none
  integer, target :: cell
  integer, pointer, save :: p => null()
  !$omp threadprivate(p)
  cell = 0
  !$omp parallel !@ RACE
  p => cell
  p = 7 !@ race
  !$omp end parallel
  print *, cell
end program main
