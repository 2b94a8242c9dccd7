! Claim: threads and lanes have elements of their own. Source: OpenMP 5.2 §17.1; semantics.md §7
program pds
  implicit none
  integer :: i
  real :: a(200), b(200)
  b = 1.0
  !$omp parallel do simd !@ RACE_FREE
  do i = 1, 200
    a(i) = 2.0 * b(i) + i
  end do
  !$omp end parallel do simd
  print *, a(200)
end program pds
