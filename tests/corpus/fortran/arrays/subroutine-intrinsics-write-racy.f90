! Claim: mvbits changes its third argument. Source: Fortran 2018 §16.9
program mv
  implicit none
  integer :: i, word, r(8)
  word = 0
  !$omp parallel do !@ RACE
  do i = 1, 8
    call mvbits(i, 0, 2, word, 4) !@ race(word)
    r(i) = i
  end do
  print *, sum(r)
end program mv
