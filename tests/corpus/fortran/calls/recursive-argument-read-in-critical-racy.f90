! Claim: an argument is read in a critical section, and its actual argument is written in none. Source: Fortran 2018 §15.5.2.3; OpenMP 5.2 §15.2
! Output: depends on the team size
program main
  implicit none
  integer :: n, x
  n = 5
  x = 0
  !$omp parallel !@ RACE
  call f(n, 2)
  !$omp single
  n = n + 1 !@ race
  !$omp end single
  !$omp end parallel
  print *, n, x
contains
  recursive subroutine f(m, d)
    integer, intent(in) :: m, d
    integer :: y
    y = 0
    if (d == 0) return
    !$omp critical
    x = x + m !@ race
    !$omp end critical
    call f(m, d - 1)
  end subroutine f
end program main
