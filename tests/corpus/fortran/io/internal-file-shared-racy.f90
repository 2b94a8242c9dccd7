! Claim: a write to an internal file writes the character variable. Source: Fortran 2018 §12.4
program format_in_loop
  implicit none
  character(len=16) :: buf
  character(len=16) :: names(8)
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, 8
    write (buf, '(a, i3.3)') 'file', i !@ race(buf)
    names(i) = buf !@ race(buf)
  end do
  print *, names
end program format_in_loop
