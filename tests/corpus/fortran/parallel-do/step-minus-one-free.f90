! Claim: a loop that counts down visits each element once. Source: Fortran 2018 §11.1.7.4.1; semantics.md §10
program backwards
   integer :: k, v(40)
   v = 3
!$omp parallel do schedule(static) !@ RACE_FREE
   do k = 40, 1, -1
      v(k) = v(k) - k
   end do
   print *, v(1), v(40)
end program backwards
