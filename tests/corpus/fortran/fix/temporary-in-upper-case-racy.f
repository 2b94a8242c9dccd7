! Claim: in a fixed-form file in upper case the fix is written likewise. Source: semantics.md §8; OpenMP 5.2 §3.1.1
      PROGRAM FIXUP
      INTEGER I, K, M(30)
C$OMP PARALLEL DO SHARED(M) !@ RACE fix(k: private)
      DO 10 I = 1, 30
        K = 3*I !@ race(k)
        M(I) = K - 1 !@ race(k)
   10 CONTINUE
C$OMP END PARALLEL DO
      PRINT *, M(30)
      END
