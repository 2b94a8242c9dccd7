! Claim: a statement function has no variable of its own. Source: Fortran 2018 §15.6.4
program stf
  implicit none
  integer :: i, r(13), sq, k
  sq(k) = k * k
  !$omp parallel do !@ RACE_FREE
  do i = 1, 13
    r(i) = sq(i) + 1
  end do
  print *, sum(r)
end program stf
