! Claim: a dummy of assumed length is the whole actual argument. Source: Fortran 2018 §7.4.4.2
program msg
  implicit none
  character(len=30) :: buffer
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, 6
    call compose(buffer, i)
  end do
  print *, buffer(1:4)
contains
  subroutine compose(s, k)
    character(len=*), intent(out) :: s
    integer, intent(in) :: k
    s = 'step' !@ race(s)
    s(6:6) = achar(48 + k) !@ race(s)
  end subroutine compose
end program msg
