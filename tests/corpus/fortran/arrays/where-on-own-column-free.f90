! Claim: where assigns elements of the thread's column. Source: Fortran 2018 §10.2.3
program clip
  implicit none
  integer :: i, j, v(10, 12)
  v = reshape([(mod(i * 13, 7) - 3, i = 1, 120)], [10, 12])
  !$omp parallel do !@ RACE_FREE
  do j = 1, 12
    where (v(:, j) < 0)
      v(:, j) = 0
    elsewhere
      v(:, j) = v(:, j) + j
    end where
  end do
  print *, sum(v)
end program clip
