! Claim: what is only read is not copied back. Source: Fortran 2018 §15.5.2.4, §8.5.10
program main
  implicit none
  integer :: i, a(40), s(20)
  a = 1
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    call total(11, a(i:i + 20:2), s(i))
  end do
  print *, sum(s)
contains
  subroutine total(n, x, r)
    integer, intent(in) :: n, x(n)
    integer, intent(out) :: r
    r = sum(x)
  end subroutine total
end program main
