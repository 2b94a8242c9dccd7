! Claim: counting down, the element above is that of the iteration before. Source: Fortran 2018 §11.1.7.4.1; semantics.md §10
program backsubst
   integer :: k, v(40)
   v = 3
!$omp parallel do schedule(static) !@ RACE
   do k = 39, 1, -1
      v(k) = v(k) - v(k+1) !@ race(v)
   end do
   print *, v(1)
end program backsubst
