! Claim: a dummy of assumed length is as long as the actual argument, here the line of each iteration. Source: Fortran 2018 §7.4.4.2
program msg
  implicit none
  character(len=30) :: lines(6)
  integer :: i
  !$omp parallel do !@ RACE_FREE
  do i = 1, 6
    call compose(lines(i), i)
  end do
  print *, lines(6)
contains
  subroutine compose(s, k)
    character(len=*), intent(out) :: s
    integer, intent(in) :: k
    s = 'step'
    s(6:6) = achar(48 + k)
  end subroutine compose
end program msg
