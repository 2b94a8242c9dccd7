! Claim: of a part of a text that is passed the dummy has the length of the part: parts beside each other do not overlap.
! Source: Fortran 2018 §7.4.4.2, §9.4.1
program main
  implicit none
  character(len=201) :: line
  integer :: i
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    call clear(line(10 * i - 9:10 * i))
  end do
  print *, line
contains
  subroutine clear(s)
    character(*), intent(out) :: s
    s = '-'
  end subroutine clear
end program main
