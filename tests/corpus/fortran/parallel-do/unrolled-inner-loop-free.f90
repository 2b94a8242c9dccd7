! Claim: unroll of an inner loop changes nothing. Source: OpenMP 5.2 §9.2; gfortran 12 does not have it.
program ul
  implicit none
  integer :: i, j, m(8, 9)
  !$omp parallel do !@ RACE_FREE
  do j = 1, 9
    !$omp unroll partial(4)
    do i = 1, 8
      m(i, j) = i * j
    end do
  end do
  print *, sum(m)
end program ul
