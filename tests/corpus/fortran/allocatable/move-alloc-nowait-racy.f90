! Claim: with nowait the exchange may come while others still compute. Source: Fortran 2018 §16.9; OpenMP 5.2 §15.6
program al
  implicit none
  integer, allocatable :: old(:), new(:)
  integer :: i
  allocate (old(0:21), new(0:21))
  old = 1; new = 1
  !$omp parallel !@ RACE
  !$omp do
  do i = 1, 20
    new(i) = old(i-1) + old(i+1) !@ race(new) race(old)
  end do
  !$omp end do nowait
  !$omp single
  call move_alloc(new, old) !@ race(new) race(old)
  !$omp end single
  !$omp end parallel
  print *, old(10)
end program al
