! Claim: an argument that is only read atomically is not read where it is passed. Source: Fortran 2018 §15.5.2.3; OpenMP 5.2 §15.8.4
program main
  implicit none
  integer :: n, x
  n = 5
  x = 0
  !$omp parallel !@ RACE_FREE
  call f(n, 2)
  !$omp atomic write
  n = 6
  !$omp end parallel
  print *, n, x
contains
  recursive subroutine f(m, d)
    integer, intent(in) :: m, d
    integer :: y
    y = 0
    if (d == 0) return
    !$omp atomic read
    y = m
    call f(m, d - 1)
  end subroutine f
end program main
