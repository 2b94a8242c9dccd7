! Claim: blocks of a vector, each passed by its first element. Source: Fortran 2018 §15.5.2.11
program blocks
  implicit none
  integer, parameter :: nb = 8, len = 25
  integer :: b
  integer :: v(nb * len)
  v = 0
!$omp parallel do schedule(dynamic) !@ RACE_FREE
  do b = 0, nb - 1
    call fill(len, b, v(b * len + 1))
  end do
  print *, sum(v)
contains
  subroutine fill(n, val, x)
    integer, intent(in) :: n, val
    integer, intent(out) :: x(*)
    integer :: i
    do i = 1, n
      x(i) = val
    end do
  end subroutine fill
end program blocks
