! Claim: an array of rank four, distributed over its last dimension. Source: Fortran 2018 §9.5.3.2
program rank4
  implicit none
  integer :: i, j, k, l, q(2, 3, 4, 5)
  !$omp parallel do private(i, j, k) !@ RACE_FREE
  do l = 1, 5
    do k = 1, 4
      do j = 1, 3
        do i = 1, 2
          q(i, j, k, l) = i + 10 * j + 100 * k + 1000 * l
        end do
      end do
    end do
  end do
  print *, sum(q)
end program rank4
