! Claim: an argument that is read on no path that is taken is not read where it is passed. Source: Fortran 2018 §15.5.2.3; OpenMP 5.2 §1.4.1
program main
  implicit none
  integer :: n, x
  n = 5
  x = 0
  !$omp parallel !@ RACE_FREE
  call f(n, 2)
  !$omp single
  n = 7
  !$omp end single
  !$omp end parallel
  print *, n, x
contains
  recursive subroutine f(m, d)
    integer, intent(in) :: m, d
    integer :: y
    y = 0
    if (d == 0) return
    if (d > 100) y = m
    call f(m, d - 1)
  end subroutine f
end program main
