! Claim: a pointer that is private in the region is firstprivate in the task; its target is shared. Source: OpenMP 5.2 §5.1.1
program tptr
  implicit none
  integer, target :: cell
  integer, pointer :: p
  integer :: i
  cell = 0
  !$omp parallel private(p) !@ RACE
  !$omp single
  p => cell
  do i = 1, 4
    !$omp task
    p = p + 1 !@ race
    !$omp end task
  end do
  !$omp end single
  !$omp end parallel
  print *, cell
end program tptr
