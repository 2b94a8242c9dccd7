! Claim: the loop index is private in the innermost parallel construct around the loop. Source: OpenMP 5.2 §5.1.1
program nest
  implicit none
  integer :: i, j, k, c(3, 4, 5)
  !$omp parallel do !@ RACE_FREE
  do k = 1, 5
    !$omp parallel do
    do j = 1, 4
      do i = 1, 3
        c(i, j, k) = i + j + k
      end do
    end do
    !$omp end parallel do
  end do
  !$omp end parallel do
  print *, sum(c)
end program nest
