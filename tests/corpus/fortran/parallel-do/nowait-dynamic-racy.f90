! Claim: a dynamic schedule may give an iteration of the second loop to another thread. Source: OpenMP 5.2 §11.5.3; semantics.md §3
PROGRAM DYNAMIC_PAIR
  INTEGER :: I, H(30)
!$OMP PARALLEL DEFAULT(SHARED) !@ RACE witness T<=2
!$OMP DO SCHEDULE(DYNAMIC)
  DO I = 1, 30
    H(I) = I !@ race(h)
  END DO
!$OMP END DO NOWAIT
!$OMP DO SCHEDULE(DYNAMIC)
  DO I = 1, 30
    H(I) = H(I) + 1 !@ race(h)
  END DO
!$OMP END DO
!$OMP END PARALLEL
  PRINT *, SUM(H)
END PROGRAM DYNAMIC_PAIR
