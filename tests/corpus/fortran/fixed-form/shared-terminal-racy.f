! Claim: what stands before the inner loop is in the outer one. Source: Fortran 2018 annex B.2; OpenMP 5.2 §5.1.1
      PROGRAM SHARED
      INTEGER I, J, K, M(6,9)
C$OMP PARALLEL DO !@ RACE
      DO 20 J = 1, 9
      K = 2*J !@ race(k)
      DO 20 I = 1, 6
        M(I,J) = I + K !@ race(k)
   20 CONTINUE
      PRINT *, M(6,9)
      END
