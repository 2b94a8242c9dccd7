! Claim: an element of a character array is the internal file of its iteration. Source: Fortran 2018 §12.4
program format_in_loop
  implicit none
  character(len=10) :: rec(9)
  integer :: i, back(9)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 9
    write (rec(i), '(i10)') i * i
    read (rec(i), *) back(i)
  end do
  print *, back
end program format_in_loop
