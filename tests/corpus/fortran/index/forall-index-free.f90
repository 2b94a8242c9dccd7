! Claim: the index name of a forall is local to it. Source: Fortran 2018 §19.4
program forall_scope
  implicit none
  integer :: i, k, m(4, 6)
  k = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 6
    forall (k = 1:4) m(k, i) = k * i
  end do
  print *, sum(m)
end program forall_scope
