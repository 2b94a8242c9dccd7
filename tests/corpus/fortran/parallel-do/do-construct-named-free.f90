! Claim: the associated loop may have a name. Source: Fortran 2018 §11.1.7.2
program named
  implicit none
  integer :: i, j, m(3, 7)
  !$omp parallel do collapse(2) !@ RACE_FREE
  outer: do j = 1, 7
    inner: do i = 1, 3
      m(i, j) = i * j
    end do inner
  end do outer
  !$omp end parallel do
  print *, sum(m)
end program named
