! Claim: a recursion that leaves its result in an argument of each thread. Source: Fortran 2018 §15.6.2.1
program main
  implicit none
  integer :: i, r(4)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 4
    call fac(3, r(i))
  end do
  print *, r
contains
  recursive subroutine fac(n, m)
    integer, intent(in) :: n
    integer, intent(out) :: m
    integer :: k
    if (n <= 1) then
      m = 1
    else
      call fac(n - 1, k)
      m = n * k
    end if
  end subroutine fac
end program main
