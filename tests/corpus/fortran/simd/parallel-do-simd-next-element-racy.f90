! Claim: what lanes preserve, threads do not. Source: OpenMP 5.2 §17.1; semantics.md §7
program pds
  implicit none
  integer :: i
  real :: a(201)
  a = 1.0
  !$omp parallel do simd !@ RACE
  do i = 1, 200
    a(i) = 2.0 * a(i+1) !@ race(a)
  end do
  !$omp end parallel do simd
  print *, a(200)
end program pds
