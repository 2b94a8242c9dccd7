! Claim: inquiries about an argument read nothing. Source: Fortran 2018 §16.9.109, §16.9.92; OpenMP 5.2 §1.4.1
program main
  implicit none
  integer :: n, x
  n = 5
  x = 0
  !$omp parallel !@ RACE_FREE
  call f(n, 2)
  !$omp master
  n = 6
  !$omp end master
  !$omp end parallel
  print *, n, x
contains
  recursive subroutine f(m, d)
    integer, intent(in) :: m, d
    integer :: y
    y = 0
    if (d == 0) return
    y = kind(m) + mod(huge(m), 2)
    call f(m, d - 1)
  end subroutine f
end program main
