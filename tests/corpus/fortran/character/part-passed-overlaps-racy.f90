! Claim: of a part of a text that is passed the dummy has the length of the part: parts that overlap by one character race.
! Source: Fortran 2018 §7.4.4.2, §9.4.1
program main
  implicit none
  character(len=201) :: line
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, 20
    call clear(line(10 * i - 9:10 * i + 1))
  end do
  print *, line
contains
  subroutine clear(s)
    character(*), intent(out) :: s
    s = '-' !@ race(s)
  end subroutine clear
end program main
