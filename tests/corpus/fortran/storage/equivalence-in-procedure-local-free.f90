! Claim: equivalenced locals of a called procedure are objects of each call. Source: Fortran 2018 §8.10.1, §19.5.1.4
program main
  implicit none
  integer :: i, s(16)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 16
    call work(i, s(i))
  end do
  print *, sum(s)
contains
  subroutine work(n, r)
    integer, intent(in) :: n
    integer, intent(out) :: r
    integer :: v(4), a, b
    equivalence (v(1), a), (v(2), b)
    v = n
    a = n + 1
    b = a + v(3)
    r = b
  end subroutine work
end program main
