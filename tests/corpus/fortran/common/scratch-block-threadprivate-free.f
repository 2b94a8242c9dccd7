! Claim: the scratch block is threadprivate. Source: OpenMP 5.2 §5.2
      PROGRAM SCR
      INTEGER J
      REAL F(6,12)
      COMMON /FLD/ F
      F = 1.0
!$OMP PARALLEL DO !@ RACE_FREE
      DO 10 J = 1, 12
        CALL LINE(J)
   10 CONTINUE
      PRINT *, F(1,1)
      END
      SUBROUTINE LINE(J)
      REAL F(6,12), W(6)
      COMMON /FLD/ F
      COMMON /WRK/ W
!$OMP THREADPRIVATE(/WRK/)
      DO 20 I = 1, 6
        W(I) = 2.0*F(I,J)
   20 CONTINUE
      DO 30 I = 1, 6
        F(I,J) = W(7-I)
   30 CONTINUE
      END
