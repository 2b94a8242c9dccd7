! Claim: blocks that start one element too early overlap. Source: Fortran 2018 §15.5.2.11
program blocks
  implicit none
  integer, parameter :: nb = 8, len = 25
  integer :: b
  integer :: v(0:nb * len)
  v = 0
!$omp parallel do schedule(dynamic) !@ RACE
  do b = 0, nb - 1
    call fill(len + 1, b, v(b * len))
  end do
  print *, sum(v)
contains
  subroutine fill(n, val, x)
    integer, intent(in) :: n, val
    integer, intent(out) :: x(*)
    integer :: i
    do i = 1, n
      x(i) = val !@ race(x)
    end do
  end subroutine fill
end program blocks
