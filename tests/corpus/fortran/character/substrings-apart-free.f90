! Claim: substrings of four characters, one for each iteration. Source: Fortran 2018 §9.4.1
program text
  implicit none
  character(len=40) :: line
  integer :: i
  line = ' '
  !$omp parallel do !@ RACE_FREE
  do i = 0, 9
    line(4*i+1 : 4*i+4) = 'ab' // achar(48 + i)
  end do
  print *, line
end program text
