! Claim: a private buffer as an internal file. Source: Fortran 2018 §12.4; OpenMP 5.2 §5.4.3
program format_in_loop
  implicit none
  character(len=16) :: buf
  character(len=16) :: names(8)
  integer :: i
  !$omp parallel do private(buf) !@ RACE_FREE
  do i = 1, 8
    write (buf, '(a, i3.3)') 'file', i
    names(i) = buf
  end do
  print *, names
end program format_in_loop
