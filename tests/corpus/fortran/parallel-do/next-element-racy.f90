! Claim: an anti-dependence to the next element is a race as well. Source: semantics.md §10
      PROGRAM NEXT
      INTEGER I, N
      PARAMETER (N = 64)
      REAL X(N+1)
      DO I = 1, N+1
        X(I) = REAL(I)
      END DO
!$OMP PARALLEL DO SHARED(X) PRIVATE(I) !@ RACE
      DO I = 1, N
        X(I) = X(I+1) * 0.5 !@ race(x)
      END DO
!$OMP END PARALLEL DO
      WRITE (*,*) X(1)
      END PROGRAM NEXT
