! Claim: the length of a dummy is that of the actual argument, so that its last character is the first of the next part.
! Source: Fortran 2018 §16.9.110
program main
  implicit none
  character(len=201) :: line
  integer :: i
  line = ' '
  !$omp parallel do !@ RACE
  do i = 1, 20
    call mark(line(10 * i - 9:10 * i + 1))
  end do
  print *, line
contains
  subroutine mark(s)
    character(*), intent(inout) :: s
    s(len(s):len(s)) = s(1:1) !@ race(s)
  end subroutine mark
end program main
