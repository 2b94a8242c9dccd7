! Claim: elements of a character array are different memory. Source: Fortran 2018 §9.5.3
program words
  implicit none
  character(len=8) :: w(20)
  integer :: i
  w = 'x'
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    w(i)(3:3) = achar(64 + i)
    w(i)(1:1) = w(i)(3:3)
  end do
  print *, w
end program words
