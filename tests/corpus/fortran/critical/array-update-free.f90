! Claim: a whole-array update in a critical section. Source: OpenMP 5.2 §15.2; Fortran 2018 §10.2.1.3
program forces
  implicit none
  integer :: i
  real :: f(3), local(3)
  f = 0.0
  !$omp parallel private(local) !@ RACE_FREE
  local = 0.0
  !$omp do
  do i = 1, 64
    local = local + [1.0, 0.5, 0.25]
  end do
  !$omp end do nowait
  !$omp critical
  f(:) = f(:) + local(:)
  !$omp end critical
  !$omp end parallel
  print *, f
end program forces
