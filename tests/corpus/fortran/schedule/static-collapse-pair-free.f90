! Claim: two collapsed loops of equal shape and schedule(static) give equal points to the same thread. Source: OpenMP 5.2 §11.5.3
program pair
  implicit none
  integer :: i, j, u(6, 8), v(6, 8)
  !$omp parallel !@ RACE_FREE
  !$omp do collapse(2) schedule(static)
  do j = 1, 8
    do i = 1, 6
      u(i, j) = i * j
    end do
  end do
  !$omp end do nowait
  !$omp do collapse(2) schedule(static)
  do j = 1, 8
    do i = 1, 6
      v(i, j) = u(i, j) + 1
    end do
  end do
  !$omp end do nowait
  !$omp end parallel
  print *, sum(v)
end program pair
