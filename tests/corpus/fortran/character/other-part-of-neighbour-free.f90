! Claim: the first half is written, the second half of the element before is read. Source: Fortran 2018 §9.4.1
program words
  implicit none
  character(len=8) :: w(20)
  integer :: i
  w = 'abcdefgh'
  !$omp parallel do !@ RACE_FREE
  do i = 2, 20
    w(i)(1:4) = w(i-1)(5:8)
  end do
  print *, w(20)
end program words
