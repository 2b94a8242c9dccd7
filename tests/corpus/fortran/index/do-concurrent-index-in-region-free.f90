! Claim: the index name of a do concurrent is a construct entity, each thread has its own. Source: Fortran 2018 §19.4
program conc_scope
  implicit none
  integer :: i, k, m(4, 6)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 6
    do concurrent (k = 1:4)
      m(k, i) = k * i
    end do
  end do
  print *, sum(m)
end program conc_scope
