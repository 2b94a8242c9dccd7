! Claim: multiples of different primes are struck out twice. Source: semantics.md §10; OpenMP 5.2 §1.4.1
program sieve
  implicit none
  integer :: p, k
  logical :: composite(2:60)
  composite = .false.
  !$omp parallel do private(k) schedule(dynamic) !@ RACE
  do p = 2, 7
    do k = p * p, 60, p
      composite(k) = .true. !@ race(composite)
    end do
  end do
  print *, count(.not. composite)
end program sieve
