! Claim: the plane that is written does not depend on the distributed index. Source: semantics.md §10
program rank3
  implicit none
  integer :: i, j, k, q(4, 5, 6)
  q = 0
  !$omp parallel do private(i, j) !@ RACE
  do k = 1, 6
    do j = 1, 5
      do i = 1, 4
        q(i, j, 1) = q(i, j, 1) + i * j * k !@ race(q)
      end do
    end do
  end do
  print *, sum(q)
end program rank3
