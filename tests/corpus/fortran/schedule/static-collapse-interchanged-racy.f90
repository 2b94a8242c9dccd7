! Claim: with the loops interchanged logical iteration k is another point. Source: OpenMP 5.2 §11.5.3; semantics.md §3
program pair
  implicit none
  integer :: i, j, u(6, 8), v(6, 8)
  u = 0
  !$omp parallel !@ RACE
  !$omp do collapse(2) schedule(static)
  do j = 1, 8
    do i = 1, 6
      u(i, j) = i * j !@ race(u)
    end do
  end do
  !$omp end do nowait
  !$omp do collapse(2) schedule(static)
  do i = 1, 6
    do j = 1, 8
      v(i, j) = u(i, j) + 1 !@ race(u)
    end do
  end do
  !$omp end do nowait
  !$omp end parallel
  print *, sum(v) > 0
end program pair
