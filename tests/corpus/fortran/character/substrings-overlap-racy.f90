! Claim: substrings of five characters at a distance of four. Source: Fortran 2018 §9.4.1
program text
  implicit none
  character(len=41) :: line
  integer :: i
  line = ' '
  !$omp parallel do !@ RACE
  do i = 0, 9
    line(4*i+1 : 4*i+5) = 'ab' // achar(48 + i) !@ race(line)
  end do
  print *, line(1:4)
end program text
