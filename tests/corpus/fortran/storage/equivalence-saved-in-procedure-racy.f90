! Claim: a saved member makes the whole storage one object for all calls. Source: Fortran 2018 §8.5.16, §8.10.1
program main
  implicit none
  integer :: i, s(16)
  !$omp parallel do !@ RACE
  do i = 1, 16
    call work(i, s(i))
  end do
  print *, sum(s)
contains
  subroutine work(n, r)
    integer, intent(in) :: n
    integer, intent(out) :: r
    integer, save :: v(4)
    integer :: a
    equivalence (v(2), a)
    v(2) = n !@ race(v)
    r = a !@ race
  end subroutine work
end program main
