! Claim: a substring of the element before is another iteration's. Source: Fortran 2018 §9.4.1, §9.5.3
program words
  implicit none
  character(len=8) :: w(20)
  integer :: i
  w = 'abcdefgh'
  !$omp parallel do !@ RACE
  do i = 2, 20
    w(i)(1:4) = w(i-1)(2:5) !@ race(w)
  end do
  print *, w(1)
end program words
