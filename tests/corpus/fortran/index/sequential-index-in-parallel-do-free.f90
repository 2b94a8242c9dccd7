! Claim: the index of a sequential loop inside of a parallel do is private without a clause. Source: OpenMP 5.2 §5.1.1
program inner_index
  implicit none
  integer :: i, j
  integer :: m(5, 8)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 8
    do j = 1, 5
      m(j, i) = i + j
    end do
  end do
  !$omp end parallel do
  print *, sum(m)
end program inner_index
