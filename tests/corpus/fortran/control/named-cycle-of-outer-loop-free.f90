! Claim: cycle with the outer loop's name ends the iteration of the distributed loop. Source: Fortran 2018 §11.1.7.4.4
program primes
  implicit none
  integer :: n, d
  logical :: prime(50)
  prime = .false.
  !$omp parallel do schedule(dynamic) !@ RACE_FREE
  numbers: do n = 2, 50
    do d = 2, n - 1
      if (mod(n, d) == 0) cycle numbers
    end do
    prime(n) = .true.
  end do numbers
  print *, count(prime)
end program primes
