! Claim: each call of a recursion has the length of what it is passed, in the line of its iteration. Source: Fortran 2018 §7.4.4.2, §15.6.2.1
module work
  implicit none
contains
  recursive subroutine halve(s, n)
    character(*), intent(inout) :: s
    integer, intent(in) :: n
    if (n > 1) then
      call halve(s(1:len(s) / 2), n / 2)
    else
      s = 'q'
    end if
  end subroutine halve
end module work
program main
  use work
  implicit none
  character(len=16) :: lines(20)
  integer :: i
  lines = ' '
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    call halve(lines(i), 4)
  end do
  print *, lines
end program main
